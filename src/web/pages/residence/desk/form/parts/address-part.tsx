import { addressVisibilities, formatPublicAddress } from '#domain/residence/residence.ts'
import { useStaysOpen } from '#web/pages/residence/desk/form/editing/use-stays-open.ts'
import { useResidenceForm } from '#web/pages/residence/desk/form/residence-form.ts'
import { ChoiceField, RadioRow, TextField } from '#web/pages/residence/desk/form/text-field.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

export function AddressPart() {
  const { start, typed, errors, words } = useResidenceForm()
  const { edit, states } = words
  const { help } = edit
  const isPinOpen = useStaysOpen(errors.pin !== undefined)
  const isZipNew = typed.zip !== start.zip
  const isStreetNew = typed.street !== start.street && start.street !== ''
  return (
    <>
      <div className="two gap-5">
        <TextField name="zip" inputMode="numeric" maxLength={10} required help={isZipNew ? help.zipMoved : undefined} />
        <TextField name="city" required />
        <ChoiceField
          name="state"
          options={states.map(({ code, name }) => ({ value: code, words: name }))}
          placeholder={help.stateNone}
          className="full"
        />
        <TextField name="street" help={help.street} className="full" />
      </div>
      <RadioRow
        name="visibility"
        legend={edit.fields.visibility}
        isColumn
        options={addressVisibilities.map((one) => ({ value: one, words: edit.visibility[one] }))}
      />
      <PublicAddress />
      <CertifiedElsewhere />
      {isStreetNew && !isZipNew && <p className="help">{help.pinMoved}</p>}
      <Disclosure summary={help.pinMove} open={isPinOpen}>
        <TextField name="pin" help={help.pin} inputMode="text" maxLength={500} />
      </Disclosure>
    </>
  )
}

function CertifiedElsewhere() {
  const { residence, start, typed, words } = useResidenceForm()
  const { certified, by } = residence.certification
  const { title, words: what } = words.edit.certifiedMoved
  const isMoved =
    (['zip', 'city', 'state'] as const).some((name) => typed[name].trim() !== start[name].trim()) ||
    (start.street !== '' && typed.street.trim() !== '' && typed.street.trim() !== start.street.trim())
  return (
    certified &&
    isMoved && (
      <Notice title={title} announced>
        <p>{what(by)}</p>
      </Notice>
    )
  )
}

function PublicAddress() {
  const { typed, words } = useResidenceForm()
  const { edit } = words
  const visibility = addressVisibilities.find((one) => one === typed.visibility) ?? 'hidden'
  const address = {
    street: typed.street.trim(),
    city: typed.city.trim(),
    stateCode: typed.state,
    zip: typed.zip.trim(),
  }
  const lines = formatPublicAddress(address, visibility).filter((line) => line !== '')
  return (
    <div className="public-reads" role="status">
      <b>{edit.publicReads}</b> <span>{lines.join(', ')}</span>.{' '}
      <span className="ink-2">{edit.publicMap[visibility]}</span>
      {visibility === 'exact' && address.street === '' && <p className="error">{edit.noStreet}</p>}
    </div>
  )
}
