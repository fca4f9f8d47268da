import type { CertifiedResidence } from '#contract/certification/certificates.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { FormFold } from '#web/parts/desk/form/form-fold.tsx'
import { NamedLine } from './certificate-fields.tsx'
import { EndCertificate, type FormProps } from './certificate-forms.tsx'

export function UnconfirmedCertificate({ residence }: Omit<FormProps, 'overlay'>) {
  const { id, name, certificate, listed, move } = residence
  if (!certificate?.unconfirmed) return null
  const hasMoved = certificate.unconfirmed.as === 'moved'
  const [was, is] = hasMoved
    ? [move && toLine(move.from), move && toLine(move.to)]
    : [certificate.operator, listed.operator]
  return (
    <div className="stack stack-fill gap-3 w-52">
      <dl className="ruled line-above line-below">
        <NamedLine term={hasMoved ? 'Address it was certified for' : 'Operator it was certified for'} value={was} />
        <NamedLine term={hasMoved ? 'Address now' : 'Operator now'} value={is} />
      </dl>
      {hasMoved && move && isWithoutStreet(move) && (
        <p className="small ink-2">You see as much of an address as the public does. The house tells you the street.</p>
      )}
      <ActButton
        act="confirm"
        hidden={{ id }}
        said="The certificate is confirmed"
        didNotWork="The certificate was not confirmed"
        focusAfter={`name-${id}`}
        variant="primary"
        label={`Confirm this certificate for the new ${hasMoved ? 'address' : 'operator'}`}
        about={name}
      />
      <FormFold summary="End it instead" className="no-print" held={{ act: 'withdraw' }}>
        <EndCertificate residence={residence} />
      </FormFold>
    </div>
  )
}

type Move = NonNullable<CertifiedResidence['move']>

const toLine = ({ street, city, zip }: Move['from']) =>
  [street, [city, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')

const isWithoutStreet = ({ from, to }: Move) => from.street === null || to.street === null
