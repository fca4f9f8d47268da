import { importWords } from '#content/import-page.ts'
import { DeskFrame } from '#web/parts/desk/desk-frame.tsx'
import { readAnew } from '#web/parts/desk/read-anew.query.ts'
import { readAtDesk } from '#web/parts/desk/read-for.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import type { Route } from './+types/import.page'
import { EarlierImports } from './earlier-imports.tsx'
import { FileForm } from './file-form.tsx'
import { askImports } from './import.query.ts'
import { ImportCrumbs, useListOf } from './import-crumbs.tsx'
import { ImportSteps } from './import-steps.tsx'
import { UnderWay } from './under-way.tsx'
import './import.css'

const words = importWords

export function loader(asked: Route.LoaderArgs) {
  const answered = asked.context.get(requestFacts).formAnswer ?? null
  return readAtDesk('import', asked, async (fetch) => ({ list: await askImports(fetch), answered }), [
    'operator',
    'affiliate',
  ])
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return readAnew(serverLoader)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: words.title, description: words.description, path: null }, matches)
}

/** Moving in: a file to choose, what was imported before, and everything to take out. */
export default function ImportPage({ loaderData }: Route.ComponentProps) {
  const listOf = useListOf()
  return (
    <DeskFrame answer={loaderData} title={words.heading[listOf]} here="/workspace/import">
      {({ list, answered }) => (
        <div className="import-page">
          <ImportCrumbs here="Import" />
          <h1>{words.heading[listOf]}</h1>
          <ImportSteps here="Choose" />
          <p className="measure">{words.lead}</p>
          {list.underWay && <UnderWay one={list.underWay} here="/workspace/import" words={words} />}
          <FileForm answered={answered} />
          <ul className="import-hints">
            {[...words.hints, words.added[listOf]].map((hint) => (
              <li key={hint}>
                <Icon name="check" />
                {hint}
              </li>
            ))}
          </ul>
          <EarlierImports list={list} />
          <section aria-labelledby="out-title" className="check-part">
            <h2 id="out-title">{words.out.title}</h2>
            <p className="measure">{words.out.text}</p>
            <p>
              <a className="btn btn-line" href="/api/export.zip" download>
                <Icon name="download" />
                {words.out.button}
              </a>
            </p>
          </section>
        </div>
      )}
    </DeskFrame>
  )
}
