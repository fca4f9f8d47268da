import type { CertifiedResidence } from '#contract/certification/certificates.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { FormFold } from '#web/parts/desk/form/form-fold.tsx'
import { NamedLine } from './certificate-fields.tsx'
import { EndCertificate, type FormProps } from './certificate-forms.tsx'

export function UnconfirmedCertificate({ residence, words }: Omit<FormProps, 'overlay'>) {
  const { id, name, certificate, listed, move } = residence
  if (!certificate?.unconfirmed) return null
  const { confirm, notStated } = words
  const { as } = certificate.unconfirmed
  const [was, is] =
    as === 'moved' ? [move && toLine(move.from), move && toLine(move.to)] : [certificate.operator, listed.operator]
  return (
    <div className="stack stack-fill gap-3 w-52">
      <dl className="ruled line-above line-below">
        <NamedLine term={confirm[as].was} value={was || notStated} />
        <NamedLine term={confirm[as].is} value={is || notStated} />
      </dl>
      {as === 'moved' && move && isWithoutStreet(move) && <p className="small ink-2">{confirm.street}</p>}
      <ActButton
        act="confirm"
        hidden={{ id }}
        said={confirm.said}
        didNotWork={confirm.didNotWork}
        focusAfter={`name-${id}`}
        variant="primary"
        label={confirm[as].submit}
        about={name}
      />
      <FormFold summary={confirm.instead} className="no-print" held={{ act: 'withdraw' }}>
        <EndCertificate residence={residence} words={words} />
      </FormFold>
    </div>
  )
}

type Move = NonNullable<CertifiedResidence['move']>

const toLine = ({ street, city, zip }: Move['from']) =>
  [street, [city, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')

const isWithoutStreet = ({ from, to }: Move) => from.street === null || to.street === null
