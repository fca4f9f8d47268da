import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { importWords } from '#content/import-page.ts'
import type { ImportView } from '#contract/imports.ts'
import { DeskFrame } from '#web/parts/desk/desk-frame.tsx'
import { readAnew } from '#web/parts/desk/read-anew.query.ts'
import { readAtDesk } from '#web/parts/desk/read-for.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import type { Route } from './+types/check.page'
import { CheckedSheet } from './check/checked-sheet.tsx'
import { DeleteForm } from './delete-form.tsx'
import { DoneImport } from './done-import.tsx'
import { FileForm } from './file-form.tsx'
import { askImport } from './import.query.ts'
import { ImportCrumbs, useListOf } from './import-crumbs.tsx'
import { ImportSteps } from './import-steps.tsx'
import { UnderWay } from './under-way.tsx'
import './import.css'
import './check/check.css'

const words = importWords

export function loader(asked: Route.LoaderArgs) {
  const answered = asked.context.get(requestFacts).formAnswer?.message ?? null
  return readAtDesk(
    'import',
    asked,
    async (fetch, address) => ({
      view: await askImport(fetch, asked.params.id, address.searchParams.get('shown')),
      answered,
    }),
    ['operator', 'affiliate'],
  )
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return readAnew(serverLoader)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: words.checkTitle, description: words.description, path: null }, matches)
}

/** A file that was checked, or what its import did. */
export default function CheckPage({ loaderData }: Route.ComponentProps) {
  const listOf = useListOf()
  return (
    <DeskFrame answer={loaderData} title={words.heading[listOf]} here="/workspace/import">
      {({ view, answered }) => <Check key={view.id} read={view} answered={answered} />}
    </DeskFrame>
  )
}

function Check({ read, answered }: { read: ImportView; answered: string | null }) {
  const listOf = useListOf()
  // What somebody made of it, until the page is read anew.
  const [newer, setNewer] = useState<{ view: ImportView; than: ImportView } | null>(null)
  const [isFresh, setFresh] = useState(false)
  const { revalidate } = useRevalidator()
  const view = newer?.than === read ? newer.view : read
  return (
    <div className="import-page">
      <ImportCrumbs here={view.state === 'done' ? 'Done' : 'Check'} />
      <h1>{words.heading[listOf]}</h1>
      <ImportSteps here={view.state === 'checked' ? 'Check' : 'Import'} isOver={view.state === 'done'} />
      {view.state === 'under_way' ? (
        <UnderWay one={view} here={`/workspace/import/${view.id}`} words={words} />
      ) : view.state === 'done' ? (
        <DoneImport done={view} answered={answered} isFresh={isFresh} />
      ) : (
        <>
          <FileForm chosen={{ name: view.fileName, about: aboutFile(view) }} />
          <DeleteForm id={view.id} name={view.fileName} />
          <CheckedSheet
            first={view}
            answered={answered}
            onView={(newView) => setNewer({ view: newView, than: read })}
            onDone={() => {
              setFresh(true)
              void revalidate()
            }}
          />
        </>
      )}
    </div>
  )
}

function aboutFile({ rows, columns, readMs }: Extract<ImportView, { state: 'checked' }>): string {
  const seconds = Math.max(readMs / 1000, 0.1).toFixed(1)
  const [ofRows, ofColumns] = [rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`, columns.length]
  return `${ofRows}, ${ofColumns === 1 ? '1 column' : `${ofColumns} columns`}, read in ${seconds} s`
}
