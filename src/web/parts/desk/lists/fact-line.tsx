import type { ReactNode } from 'react'

export function FactLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="break">{children || <span className="quiet">Not given</span>}</dd>
    </div>
  )
}
