import { Path } from '#web/ui/marks/path.tsx'

type Year = { when: string; words: string }
type TimelineProps = { title: string; years: readonly Year[]; now: Year }

export function Timeline({ title, years, now }: TimelineProps) {
  return (
    <Path
      mini
      label={title}
      waypoints={[...years, now].map((year) => ({
        id: year.when,
        state: year === now ? 'now' : 'done',
        content: (
          <p className="stack gap-0">
            <b>{year.when}</b> {year.words}
          </p>
        ),
      }))}
    />
  )
}
