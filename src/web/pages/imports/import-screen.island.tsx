import { doneImportWords } from '#content/imports/done-import.ts'
import { importWords } from '#content/imports/imports.ts'
import type { ImportList } from '#contract/imports/imports.ts'
import { DeskFrame } from '#web/parts/desk/frame/desk-frame.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { EarlierImports } from './done/earlier-imports.tsx'
import { UnderWay } from './done/under-way.tsx'
import { FileForm } from './file-form.tsx'
import { ImportCrumbs, useListOf } from './import-crumbs.tsx'
import { ImportSteps } from './import-steps.tsx'
import './import.css'

const words = importWords

export default function ImportScreen(given: DeskScreenProps<ImportList>) {
  return <DeskScreen of={given} show={Import} />
}

function Import({ answer, refused }: DeskShown<ImportList>) {
  const listOf = useListOf()
  return (
    <DeskFrame answer={answer} title={words.heading[listOf]} here="/workspace/import">
      {(list) => (
        <div className="import-page pad-y-4">
          <ImportCrumbs here="Import" />
          <h1>{words.heading[listOf]}</h1>
          <ImportSteps here="Choose" />
          <p className="measure">{words.lead}</p>
          {list.underWay && <UnderWay one={list.underWay} here="/workspace/import" words={words} />}
          <FileForm words={words.file} answered={refused} />
          <ul className="grid gap-2 mt-5">
            {[...words.hints, words.added[listOf]].map((hint) => (
              <li key={hint} className="line gap-2 align-start">
                <Icon name="check" />
                {hint}
              </li>
            ))}
          </ul>
          <EarlierImports list={list} words={doneImportWords} />
          <section aria-labelledby="out-title" className="grid gap-3 mt-6">
            <h2 id="out-title">{words.out.title}</h2>
            <p className="measure">{words.out.text}</p>
            <p>
              <a className="btn btn-line" href="/api/export.zip">
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
