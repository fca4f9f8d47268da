import type { ReactNode } from 'react'

export function FactLine({ label, none, children }: { label: string; none?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="break">{children || <span className="quiet">{none}</span>}</dd>
    </div>
  )
}
