import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

const steps = ['Choose', 'Check', 'Import'] as const

export function ImportSteps({ here, isOver = false }: { here: (typeof steps)[number]; isOver?: boolean }) {
  const place = steps.indexOf(here)
  return (
    <ol className="import-steps row gap-5 tight mt-3 mb-5 bold">
      {steps.map((step, at) => {
        const isDone = at < place || isOver
        const isHere = at === place && !isOver
        return (
          <li
            key={step}
            className={`line gap-2 ${isDone ? 'pine' : isHere ? 'ink' : 'ink-3'}`}
            data-step={isDone ? 'done' : undefined}
            aria-current={isHere ? 'step' : undefined}
          >
            {step}
            {isDone && <VisuallyHidden>, done</VisuallyHidden>}
          </li>
        )
      })}
    </ol>
  )
}
