import { feeTimes, readDollars } from '#domain/residence/listing/listing-fields.ts'
import { FactField, FactsOfPart } from '#web/pages/residence/desk/form/fact-field.tsx'
import { useResidenceForm } from '#web/pages/residence/desk/form/residence-form.ts'
import { ChoiceField } from '#web/pages/residence/desk/form/text-field.tsx'

export function CostPart() {
  const { typed, words } = useResidenceForm()
  const { edit, money } = words
  const [fee, deposit] = [readDollars(typed.fee_amount), readDollars(typed.deposit)]
  const cash = fee === null || deposit === null ? null : fee + deposit + (readDollars(typed.other_first_day) ?? 0)
  return (
    <>
      <div className="two gap-5">
        <FactField name="fee_amount" />
        <ChoiceField
          name="fee_per"
          options={feeTimes.map((time) => ({ value: time, words: edit.per[time] }))}
          placeholder={edit.notStated}
        />
        <FactField name="deposit" />
        <FactField name="other_first_day" />
        <FactsOfPart part="cost" />
      </div>
      <p className="public-reads" role="status">
        {cash === null ? edit.noCash : edit.cash(money(cash))}
      </p>
    </>
  )
}
