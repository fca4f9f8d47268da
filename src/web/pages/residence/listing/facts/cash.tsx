import type { ListingWords } from '#content/residence/listing.en.ts'
import type { ResidenceWords } from '#content/residence/residence.en.ts'
import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import { Part } from './part.tsx'

type CashProps = { residence: ResidenceDetail; words: ResidenceWords; common: ListingWords }

export function Cash({ residence, words, common }: CashProps) {
  const { cash } = words
  const { feeAmount, feePer } = residence
  if (feeAmount === null || feePer === null) {
    return (
      <Part id="cash" title={cash.title}>
        <p className="measure">{residence.isClaimed ? cash.unsaid : cash.unlisted}</p>
      </Part>
    )
  }
  return (
    <Part id="cash" title={cash.title}>
      <Receipt
        residence={residence}
        first={{ label: cash.first[feePer], amount: feeAmount }}
        words={cash}
        money={common.money}
      />
      <p className="measure">
        <b>{cash.afterwards(common.money(feeAmount), feePer)}</b>{' '}
        <Includes residence={residence} words={words} common={common} />
      </p>
      {residence.feeSaidOn !== null && (
        <p className="small quiet">
          {residence.isClaimed
            ? cash.saidOn(words.day(residence.feeSaidOn))
            : cash.listedOn(words.day(residence.feeSaidOn))}
        </p>
      )}
    </Part>
  )
}

type ReceiptProps = {
  residence: ResidenceDetail
  first: { label: string; amount: number }
  words: ResidenceWords['cash']
  money: ListingWords['money']
}

function Receipt({ residence, first, words, money }: ReceiptProps) {
  const { deposit, otherFirstDay, cashToMoveIn } = residence
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

function Includes({ residence, words, common }: CashProps) {
  const { known } = words.who
  if (residence.feeIncludes.length === 0) return null
  return words.cash.includes(common.list(residence.feeIncludes.map((what) => known[what] ?? what)))
}
