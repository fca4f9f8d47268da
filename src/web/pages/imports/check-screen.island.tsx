import { useEffect, useState } from 'react'
import { checkedSheetWords } from '#content/imports/checked-sheet.ts'
import { doneImportWords } from '#content/imports/done-import.ts'
import { importWords } from '#content/imports/imports.ts'
import type { ImportView } from '#contract/imports/imports.ts'
import { DeskFrame } from '#web/parts/desk/frame/desk-frame.tsx'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { CheckedSheet } from './check/checked-sheet.tsx'
import { DeleteForm } from './done/delete-form.tsx'
import { DoneImport } from './done/done-import.tsx'
import { UnderWay } from './done/under-way.tsx'
import { FileForm } from './file-form.tsx'
import { ImportCrumbs, useListOf } from './import-crumbs.tsx'
import { ImportSteps } from './import-steps.tsx'
import './import.css'

const words = importWords

export default function CheckScreen(given: DeskScreenProps<ImportView>) {
  return <DeskScreen of={given} show={CheckPage} />
}

function CheckPage({ answer, refused }: DeskShown<ImportView>) {
  const listOf = useListOf()
  return (
    <DeskFrame answer={answer} title={words.heading[listOf]} here="/workspace/import">
      {(read) => <Check read={read} answered={refused?.message ?? null} />}
    </DeskFrame>
  )
}

function Check({ read, answered }: { read: ImportView; answered: string | null }) {
  const listOf = useListOf()
  const { reread } = useDeskPageState()
  // The choices made here, until the page is read again.
  const [newer, setNewer] = useState<{ view: ImportView; than: ImportView } | null>(null)
  const [isFresh, setFresh] = useState(false)
  const view = newer?.than === read ? newer.view : read
  useEffect(() => {
    const was = Object.values(words.titles).find((title) => document.title.startsWith(title)) ?? ''
    document.title = document.title.replace(was, was && words.titles[view.state])
  }, [view.state])
  return (
    <div className="import-page pad-y-4">
      <ImportCrumbs here={view.state === 'done' ? 'Done' : 'Check'} />
      <h1>{words.heading[listOf]}</h1>
      <ImportSteps here={view.state === 'checked' ? 'Check' : 'Import'} isOver={view.state === 'done'} />
      {view.state === 'under_way' ? (
        <UnderWay one={view} here={`/workspace/import/${view.id}`} words={words} />
      ) : view.state === 'done' ? (
        <DoneImport done={view} answered={answered} isFresh={isFresh} words={doneImportWords} />
      ) : (
        <>
          <FileForm words={words.file} chosen={{ name: view.fileName, about: describeFile(view) }} />
          <DeleteForm id={view.id} name={view.fileName} label={doneImportWords.earlier.delete} />
          <CheckedSheet
            first={view}
            words={checkedSheetWords}
            answered={answered}
            onView={(newView) => setNewer({ view: newView, than: read })}
            onDone={() => {
              setFresh(true)
              void reread()
            }}
          />
        </>
      )}
    </div>
  )
}

function describeFile({ rows, columns, readMs }: Extract<ImportView, { state: 'checked' }>): string {
  const seconds = Math.max(readMs / 1000, 0.1).toFixed(1)
  return words.file.about(doneImportWords.countRows(rows), columns.length, seconds)
}
