import type { ReactNode } from 'react'
import { VICTORIAN } from '#web/parts/street/scene.ts'
import { Street } from '#web/parts/street/street.tsx'
import './night-split.css'

export function NightSplit({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="signin">
      <div className="wrap">
        <div className="signin-form stack stack-fill gap-4 pad-y-5">{children}</div>
      </div>
      <div className="nightstreet night wide-only no-print">
        <p>{words}</p>
        <Street lit={{ house: VICTORIAN }} viewBox="440 -20 640 440" />
      </div>
    </div>
  )
}
