import type { Milestone } from '#content/site/roadmap.ts'
import type { vision } from '#content/site/vision.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { ColumnHeads } from '#web/ui/text/lists/column-heads.tsx'
import { Table } from '#web/ui/text/lists/table.tsx'

type MilestonesProps = { text: typeof vision.milestones; milestones: readonly Milestone[] }

export function Milestones({ text, milestones }: MilestonesProps) {
  const { quarter, reaches, words } = text.columns
  return (
    <section className="wrap section" aria-labelledby="milestones">
      <h2 id="milestones" className="mb-6">
        {text.title}
      </h2>
      <Table caption={text.title} captionHidden className="milestones">
        <ColumnHeads columns={[quarter, reaches, words]} />
        <tbody>
          {milestones.map((milestone) => (
            <tr key={milestone.words}>
              <th scope="row" className={milestone.quarter ? 't-name' : 't-label quiet'}>
                {milestone.quarter ?? text.noQuarter}
              </th>
              <td data-label={reaches} className={milestone.reaches ? 'bold' : 'small quiet'}>
                {milestone.reaches ?? text.noMilestone}
              </td>
              <td data-label={words}>{milestone.words}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="mt-4">
        <SourceNote />
      </p>
    </section>
  )
}
