import { Card } from '#web/ui/text/card.tsx'

const LINES = [
  'Say who the place is for, and when it is needed.',
  'Ask: is the house certified, and until when?',
  'Ask: what does it cost to move in, and what is asked of me?',
]

export function FirstCall() {
  return (
    <Card as="section" className="stack stack-fill gap-3" aria-labelledby="first-call">
      <h2 id="first-call">Before you call</h2>
      <ul className="rule-list">
        {LINES.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  )
}
