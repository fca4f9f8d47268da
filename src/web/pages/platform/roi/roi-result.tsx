import { inDigits, inDollars, paidBackWords, type RoiEstimate } from '#domain/roi.ts'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type Line = { what: string; note: string; amount: number }

function linesOf({ time, funding, fees, costs, hoursSaved, hoursAWeek }: RoiEstimate): Line[] {
  const all = [
    {
      what: 'Time saved',
      note: `${inDigits(Math.round(hoursSaved))} hours; ${inDigits(Math.round(hoursAWeek * 10) / 10)} a week in full swing`,
      amount: time,
    },
    { what: 'Extra funding', note: 'if you apply and get it', amount: funding },
    { what: 'More beds filled', note: 'your own assumption', amount: fees },
    { what: 'Costs', note: 'moving in, and the price', amount: -costs },
  ]
  // A line of nothing is left out, but time and costs always stand: they are what people ask.
  return all.filter(({ amount, what }) => amount !== 0 || what === 'Time saved' || what === 'Costs')
}

/** What the first year comes to, and what it is made of. */
export function RoiSums({ estimate, isSettled }: { estimate: RoiEstimate; isSettled: boolean }) {
  const { total, feeIncome } = estimate
  const outcome = `${inDollars(total)} in the first year. Paid back ${paidBackWords(estimate)}.`
  return (
    <>
      <p className="roi-total">
        <b>{inDollars(total)}</b>
        <span>in the first year</span>
      </p>
      <p className="roi-back">
        Paid back <b>{paidBackWords(estimate)}</b>.
        {feeIncome > 0 && total > 0 && (
          <>
            {' '}
            What is left comes to {inDigits(Math.round((100 * total) / feeIncome))}% of the fees your beds bring in now,{' '}
            {inDollars(feeIncome)} a year.
          </>
        )}
      </p>
      <dl className="roi-lines">
        {linesOf(estimate).map(({ what, note, amount }) => (
          <div key={what}>
            <dt>
              {what} <span className="roi-note">{note}</span>
            </dt>
            <dd>{inDollars(amount)}</dd>
          </div>
        ))}
      </dl>
      <p role="status">
        <VisuallyHidden>{isSettled && outcome}</VisuallyHidden>
      </p>
    </>
  )
}
