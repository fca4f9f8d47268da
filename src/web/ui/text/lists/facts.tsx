import type { ReactNode } from 'react'
import './facts.css'

export type Fact = { label: string; value: ReactNode; isWords?: boolean; note?: string | undefined }

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>
            {fact.label}
            {fact.note && <span>{fact.note}</span>}
          </dt>
          <dd className={fact.isWords ? 'words' : undefined}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
