import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import type { ResidenceWords } from '#domain/seeker-words/residence-words.ts'
import { Part } from './part.tsx'

type CashProps = { home: ResidenceDetail; words: ResidenceWords; common: HomeWords }

export function Cash({ home, words, common }: CashProps) {
  const { cash } = words
  const { feeAmount, feePer } = home
  if (feeAmount === null || feePer === null) {
    return (
      <Part id="cash" title={cash.title}>
        <p className="measure">{home.isClaimed ? cash.unsaid : cash.unlisted}</p>
      </Part>
    )
  }
  return (
    <Part id="cash" title={cash.title}>
      <Receipt home={home} first={{ label: cash.first[feePer], amount: feeAmount }} words={cash} money={common.money} />
      <p className="measure">
        <b>{cash.afterwards(common.money(feeAmount), feePer)}</b> <Includes home={home} words={words} common={common} />
      </p>
      {home.feeSaidOn !== null && (
        <p className="small quiet">
          {home.isClaimed ? cash.saidOn(words.day(home.feeSaidOn)) : cash.listedOn(words.day(home.feeSaidOn))}
        </p>
      )}
    </Part>
  )
}

type ReceiptProps = {
  home: ResidenceDetail
  first: { label: string; amount: number }
  words: ResidenceWords['cash']
  money: HomeWords['money']
}

function Receipt({ home, first, words, money }: ReceiptProps) {
  const { deposit, otherFirstDay, cashToMoveIn } = home
  const rows = [
    first,
    { label: words.deposit, amount: deposit },
    ...(otherFirstDay ? [{ label: words.other, amount: otherFirstDay }] : []),
  ]
  return (
    <table className="receipt">
      <caption className="vh">{words.caption}</caption>
      <tbody>
        {rows.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{amount === null ? words.notStated : money(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td>{cashToMoveIn === null ? words.askTotal : money(cashToMoveIn)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function Includes({ home, words, common }: CashProps) {
  const { known } = words.who
  if (home.feeIncludes.length === 0) return null
  return words.cash.includes(common.list(home.feeIncludes.map((what) => known[what] ?? what)))
}
