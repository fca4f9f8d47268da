import type { ReactNode } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Brand } from './handout-brand.tsx'
import './handout.css'

type HandoutProps = {
  kind: string
  printing: string
  sheets: readonly ReactNode[]
}

export function Handout({ kind, printing, sheets }: HandoutProps) {
  return (
    <div className="sunk handout">
      <div className="wrap handout-bar no-print">
        <p className="small">
          <b>{kind}.</b> {printing}{' '}
          <span className="quiet">To print it or keep it as a PDF, you can also use Print in your browser’s menu.</span>
        </p>
        <Button look="primary" icon="print" className="handout-print" data-print="">
          Print
        </Button>
      </div>
      <article className="handout-sheets" aria-label={kind}>
        {sheets.map((sheet, place) => (
          // Sheets never change places.
          <section key={place} className="sheet-paper" aria-label={`Page ${place + 1} of ${sheets.length}`}>
            <p className="sheet-top">
              <Brand />
              <span>
                {kind}, page {place + 1} of {sheets.length}
              </span>
            </p>
            {sheet}
          </section>
        ))}
      </article>
    </div>
  )
}
