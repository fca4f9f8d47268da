import { formatCount, formatNumber } from '#domain/language/numbers.ts'

type WrittenCounts = { added: number; changed: number }
type Counts = WrittenCounts & { same: number; duplicate: number; leftOut: number }
type AddedNow = { published: number; waiting: number; draft: number }
type KeptResidences = { kept: number; keptNames: readonly string[] }

export const doneImportWords = {
  rows: describeRows,
  countRows: (rows: number) => formatCount(rows, 'row'),
  next: { operator: 'To your board', affiliate: 'Homes and certificates' },
  passed: (names: readonly string[], passed: number) =>
    `${formatNames(names, passed)} Choose the file again to see what would change.`,
  passedTitle: writePassedTitle,
  by: 'by',
  leftOut: 'Download the rows left out',
  another: 'Import another file',
  undoUntil: 'You can undo this import until',
  staying: describeStaying,
  toldLater: 'Once that time is over, the operators of the houses it certified are told by email.',
  title: describeDoneImport,
  rest: describeRest,
  undoneTitle: writeUndoneTitle,
  undone: describePassedOver,
  kept: ({ kept, keptNames }: KeptResidences) =>
    `These were changed meanwhile and stay: ${formatNames(keptNames, kept)}`,
  stopped: {
    taken_back: {
      title: 'This import could not be finished, so it was taken back.',
      rest: 'You can import again. If it stops once more, please write to us.',
    },
    hidden: {
      title: 'This import could not be finished. Nothing it added is shown to anybody.',
      rest: 'You can import again. Please write to us, so that we can look into it.',
    },
    undo: {
      title: 'This undo could not be finished.',
      rest: 'What it had put back by then stays so; the other houses are as the import left them. Please write to us.',
    },
  },
  earlier: {
    waiting: 'Checked, not imported yet',
    kept: 'Kept for 24 hours.',
    delete: 'Delete this file',
    title: 'Earlier imports',
    none: 'No import yet.',
    columns: { file: 'File', at: 'When', by: 'Who', what: 'What', undo: 'Undo' },
    nothing: 'Nothing to undo',
    undone: (by: string, kept: number) => `Undone by ${by}${kept > 0 ? `, but for ${formatNumber(kept)}` : ''}`,
    over: 'Not any more',
  },
  undo: {
    submit: 'Undo',
    pending: 'Undoing...',
    about: (fileName: string, counts: Counts) => ` the import of ${fileName}, ${describeRows(counts)}, `,
    under: ({ added, changed }: WrittenCounts) => {
      const parts = [
        added > 0 && `taking ${formatCount(added, 'house')} away`,
        changed > 0 && `putting ${formatCount(changed, 'house')} back`,
      ]
      return `Undoing: ${parts.filter(Boolean).join(', ')}`
    },
  },
} as const

export type DoneImportWords = typeof doneImportWords

function describeRows({ added, changed, same, duplicate, leftOut }: Counts): string {
  return formatCount(added + changed + same + duplicate + leftOut, 'row')
}

function describeDoneImport({ added, changed }: WrittenCounts): string {
  if (added + changed === 0) return 'Nothing had to be changed.'
  const parts = [
    ...(added > 0 ? [`${formatCount(added, 'house')} added`] : []),
    ...(changed > 0
      ? [added > 0 ? `${formatNumber(changed)} changed` : `${formatCount(changed, 'house')} changed`]
      : []),
  ]
  return `${parts.join(', ')}.`
}

function describeRest({ added, same, duplicate, leftOut }: Counts, addedNow: AddedNow | null): string {
  const drafts =
    added === 0
      ? ''
      : addedNow !== null
        ? describePublished(addedNow)
        : added === 1
          ? 'The new one is a draft: publish it when it is right. '
          : 'The new ones are drafts: publish them when they are right. '
  const rest = [
    `${formatNumber(same)} unchanged`,
    `${formatNumber(duplicate)} skipped as duplicates`,
    `${formatNumber(leftOut)} left out`,
  ]
  return `${drafts}${rest.join(', ')}.`
}

function describePublished({ published, waiting, draft }: AddedNow): string {
  const waits =
    waiting === 1
      ? '1 waits for a check and goes live with the yes; we write to you.'
      : `${formatNumber(waiting)} wait for one check and go live together with the yes; we write to you.`
  return [
    ...(published > 0 ? [`${formatNumber(published)} published. `] : []),
    ...(waiting > 0 ? [`${waits} `] : []),
    ...(draft > 0
      ? [
          `${formatCount(draft, 'is a draft', 'are drafts')}: something is missing, or ${draft === 1 ? 'it looks like a listing' : 'they look like listings'} that exists. `,
        ]
      : []),
  ].join('')
}

function writeUndoneTitle({ added, changed }: WrittenCounts, kept: number): string {
  const back = added + changed - kept
  if (kept === 0) return 'The import is undone.'
  const done = changed === 0 ? 'taken away' : added === 0 ? 'put back' : 'taken away or put back'
  const rest =
    kept === 1
      ? '1 was changed after the import and stays'
      : `${formatNumber(kept)} were changed after the import and stay`
  return `${formatCount(back, 'house')} ${done}; ${rest}.`
}

function describeStaying({ added, changed }: WrittenCounts, staying: number | null): string {
  const all = added + changed
  if (staying === null || staying === 0) {
    return 'Undo skips houses you have changed since.'
  }
  if (staying >= all) {
    const those = all === 1 ? 'Its one house was' : `All ${formatNumber(all)} houses were`
    return `${those} changed or published since, so there is nothing to put back.`
  }
  const [were, stay] = staying === 1 ? ['was', 'stays as it is'] : ['were', 'stay as they are']
  return `${formatNumber(staying)} of ${formatCount(all, 'house')} ${were} changed or published since and ${stay}.`
}

function describePassedOver({ kept, keptNames }: KeptResidences): string {
  if (kept === 0) {
    return 'Every changed field is what it was, and the houses it added are gone. One that somebody wrote to is archived.'
  }
  return formatNames(keptNames, kept)
}

const formatNames = (names: readonly string[], all: number) =>
  `${names.join(', ')}${all > names.length ? ' and others' : ''}.`

function writePassedTitle(passed: number): string {
  return passed === 1
    ? '1 house was changed by somebody else during the import and stays as it is.'
    : `${formatNumber(passed)} houses were changed by somebody else during the import and stay as they are.`
}
