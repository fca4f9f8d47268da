import type { DirectoryIndexWords } from '#content/states/directory/directory-index.ts'
import { count, describePedigree, formatFigure, type Pedigree } from '#domain/figures/figure.ts'
import { say, sayCount } from '#domain/language/say.ts'
import { SampleLine } from '#web/parts/figures/sample-line.tsx'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Light } from '#web/ui/marks/light.tsx'
import type { LiveCounts } from './live-counts.query.ts'

type CountsProps = {
  words: DirectoryIndexWords['counts']
  counts: LiveCounts
  askAgain?: () => void
  sample: string | null
}

/** Never added to the program's figures (docs/specification.md, ruling 2). */
export function LiveCountsLine({ words, counts, askAgain, sample }: CountsProps) {
  const pedigree: Pedigree | null = counts.is === 'known' ? { from: 'measured', at: counts.value.at } : null
  const formatShown = (value: number) => (pedigree ? formatFigure(count(value, pedigree)) : '')
  const residences = counts.is === 'known' ? counts.value.listed : null
  const toConfirm = counts.is === 'known' ? counts.value.toConfirm : 0
  const openBeds = counts.is === 'known' ? counts.value.openBeds : null
  return (
    <div className="live-counts full row tight gap-5 line-above needs-script no-print">
      <h2 className="side-h">{words.title}</h2>
      <p className="live-count line gap-2">
        <b className="t-title tabular">{residences === null ? '...' : formatShown(residences)}</b>{' '}
        {sayCount(words.homes, residences ?? 0)}
      </p>
      <p className="live-count line gap-2">
        <Light open={openBeds ? 1 : 0} total={1} large />
        <b className="t-title tabular">{openBeds === null ? '...' : formatShown(openBeds)}</b>
        <span>
          {sayCount(words.beds, openBeds ?? 0)}
          {toConfirm > 0 && say(words.toConfirm, { count: formatShown(toConfirm) })}
        </span>
      </p>
      <div className="live-note row tight" role="status">
        <CountNote words={words} counts={counts} pedigree={pedigree} askAgain={askAgain} />
      </div>
      {sample !== null && <SampleLine mark={sample}>{words.sample}</SampleLine>}
    </div>
  )
}

type CountNoteProps = Pick<CountsProps, 'words' | 'counts' | 'askAgain'> & { pedigree: Pedigree | null }

function CountNote({ words, counts, pedigree, askAgain }: CountNoteProps) {
  if (counts.is === 'asking') return <SourceNote>{words.asking}</SourceNote>
  if (counts.is === 'failed') {
    return (
      <>
        <SourceNote>{words.failed}</SourceNote>
        <Button variant="text" small onClick={askAgain}>
          {words.again}
        </Button>
      </>
    )
  }
  return <SourceNote>{pedigree && describePedigree(count(0, pedigree))}</SourceNote>
}
