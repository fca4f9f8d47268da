import { feeTimes, readDollars } from '#domain/listing/listing-fields.ts'
import { useResidenceForm } from '#web/pages/desk/residences/form/residence-form.ts'
import { ChoiceField, TextField } from '#web/pages/desk/residences/form/text-field.tsx'

export function CostPart() {
  const { typed, words } = useResidenceForm()
  const { edit, money } = words
  const [fee, deposit] = [readDollars(typed.fee_amount), readDollars(typed.deposit)]
  const cash = fee === null || deposit === null ? null : fee + deposit + (readDollars(typed.other_first_day) ?? 0)
  return (
    <>
      <div className="two gap-5">
        <TextField name="fee_amount" inputMode="numeric" maxLength={12} help={edit.help.fee} />
        <ChoiceField
          name="fee_per"
          options={feeTimes.map((time) => ({ value: time, words: edit.per[time] }))}
          placeholder={edit.notStated}
        />
        <TextField name="deposit" inputMode="numeric" maxLength={12} />
        <TextField name="other_first_day" inputMode="numeric" maxLength={12} />
        <TextField name="fee_includes" help={edit.help.includes} className="full" />
      </div>
      <p className="public-reads" role="status">
        {cash === null ? edit.noCash : edit.cash(money(cash))}
      </p>
    </>
  )
}
