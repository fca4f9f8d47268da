import { inquiryLimits } from '#contract/inquiry-fields.ts'
import { answerWays, neededWhen } from '#domain/inquiry.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { Choice } from './choice.tsx'
import type { Refused } from './form-answer.ts'
import { FormTrouble } from './form-trouble.tsx'
import type { AskWords } from './form-words.ts'
import { EmailField, MessageField, OptionalLabel } from './inquiry-fields.tsx'
import { NotSent, SendButton } from './not-sent.tsx'
import { Trap } from './trap.tsx'
import { useSending } from './use-sending.ts'
import { Wait, type WaitProps } from './wait.tsx'

type AskFormProps = {
  /** The page's own address: it answers the form, also without script. */
  action: string
  /** Tells this form from every other: sent twice it is one question. Left out, a script gives it a key (use-sending.ts). */
  once?: string
  words: AskWords
  refused: Refused | null
  /** The waiting list of the house; null where it keeps none. Where nobody can tell just now, a wish to wait goes along. */
  list: WaitProps['list'] | 'unknown' | null
  /** The number to call where nothing can be sent. */
  phone: string | null
  /** The slugs of the homes that are asked, where the page is not one home's. */
  homes?: string
  /** Whether private links go out as text messages too. */
  textsGoOut: boolean
}

/** Ask about a bed. Nothing is required but a way to answer; of phone and email the one shows that was chosen. */
export default function AskForm({
  action,
  once = '',
  words,
  refused: cameWith,
  list,
  phone,
  homes,
  textsGoOut,
}: AskFormProps) {
  const { trouble, wait, ...ask } = words
  const { sending, refused, answers, onSubmit } = useSending(cameWith, trouble)
  const { values = {}, errors = {}, whole = null } = refused ?? {}
  return (
    <form
      id="ask-form"
      data-held=""
      className="ask-form"
      method="post"
      action={`${action}#ask`}
      noValidate
      onSubmit={onSubmit}
    >
      <input type="hidden" name="kind" value="bed" />
      <input type="hidden" name="once" value={once} />
      {refused && (
        <FormTrouble key={answers} refused={{ errors, whole }} words={trouble} prefix="ask" isAnswer={answers > 0} />
      )}
      <Field label={ask.name} id="ask-name" error={errors.name}>
        {(wiring) => (
          <Input
            {...wiring}
            name="name"
            autoComplete="nickname"
            maxLength={inquiryLimits.name}
            defaultValue={values.name}
          />
        )}
      </Field>
      <Choice
        name="answer_by"
        legend={ask.by}
        options={answerWays}
        words={ask.ways}
        chosen={values.answer_by ?? 'text'}
      />
      <Field label={ask.phone} id="ask-phone" help={ask.phoneHelp} error={errors.phone} className="by-phone">
        {(wiring) => (
          <Input
            {...wiring}
            {...{ name: 'phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel' }}
            maxLength={inquiryLimits.phone}
            defaultValue={values.phone}
          />
        )}
      </Field>
      <EmailField
        label={ask.email}
        id="ask-email"
        help={ask.emailHelp}
        error={errors.email}
        value={values.email}
        className="by-email"
      />
      <Choice
        name="needed"
        legend={ask.when}
        options={neededWhen}
        words={ask.needed}
        chosen={values.needed ?? 'tonight'}
      />
      <MessageField
        label={<OptionalLabel words={ask.message} optional={ask.optional} />}
        id="ask-message"
        help={ask.messageHelp}
        error={errors.message}
        value={values.message}
        className="all"
      />
      {list === 'unknown' && values.wait === 'yes' && (
        <>
          <input type="hidden" name="wait" value="yes" />
          <input type="hidden" name="audience" value={values.audience ?? ''} />
        </>
      )}
      {list && list !== 'unknown' && <Wait list={list} values={values} error={errors.audience} words={wait} />}
      {homes !== undefined && <input type="hidden" name="homes" value={homes} />}
      <SendLink isWanted={refused === null || Boolean(values.link)} textsGoOut={textsGoOut} words={ask} />
      <Trap label={ask.trap} id="ask-more" />
      <NotSent sending={sending} words={trouble} phone={phone} />
      <div className="all ask-send">
        <SendButton sending={sending} submit={ask.submit} words={trouble} />
        <p className="small quiet">
          {ask.noPromise} {ask.kept}
        </p>
      </div>
    </form>
  )
}

type SendLinkProps = { isWanted: boolean; textsGoOut: boolean; words: Pick<AskWords, 'link' | 'linkHelp'> }

/** The private link goes to where the answer goes: nothing carries it to whoever is called, and only some servers send texts. */
function SendLink({ isWanted, textsGoOut, words }: SendLinkProps) {
  return (
    <label className={classNames('checkline all by-link', !textsGoOut && 'by-email')}>
      <input type="checkbox" name="link" value={textsGoOut ? 'yes' : 'mail'} defaultChecked={isWanted} />
      <span>
        {words.link} <small className="quiet">{words.linkHelp}</small>
      </span>
    </label>
  )
}
