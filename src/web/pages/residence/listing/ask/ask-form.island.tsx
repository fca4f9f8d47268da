import { inquiryFields, inquiryLimits } from '#contract/inquiries/inquiry-fields.ts'
import { answerWays, neededWhen } from '#domain/inquiries/inquiry.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { joinClassNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormTrouble } from '#web/ui/form/form-trouble.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { Trap } from '#web/ui/form/trap.tsx'
import type { AskWords } from './form-words.ts'
import { Choice, EmailField, MessageField, Wait, type WaitProps } from './inquiry-fields.tsx'
import { findUnsent, NotSent, SendButton } from './not-sent.tsx'
import { useInquiry } from './use-inquiry.ts'

type AskFormProps = {
  /** The page's own address, which answers the form without script too. */
  action: string
  /** The key that makes a form sent twice one question. Left out, the script makes one (use-inquiry.ts). */
  once?: string
  words: AskWords
  answered: FormAnswer | null
  isChoiceSaid?: boolean
  /**
   * The waiting list of the house; null where it keeps none. With 'unknown', a wish to wait is sent along all the
   * same.
   */
  list: WaitProps['list'] | 'unknown' | null
  phone: string | null
  residences?: string
  textsGoOut: boolean
}

export default function AskForm(props: AskFormProps) {
  const { action, once = '', words, answered, isChoiceSaid = false, list, phone, residences, textsGoOut } = props
  const { trouble: troubleWords, wait, ...ask } = words
  const values: Partial<Record<string, string>> = answered?.values ?? {}
  const inquiry = useInquiry()
  return (
    <Form
      id="ask-form"
      className="ask-form two gap-5 w-full"
      action={action}
      anchor="ask"
      hidden={{ kind: 'bed', once, ...(residences !== undefined && { homes: residences }) }}
      answered={answered}
      {...inquiry}
      // One of several homes is no longer listed: the page says which remain, and keeps the typed text.
      onFailed={({ status }, form) => status === 404 && residences !== undefined && form?.submit()}
    >
      {({ isPending, trouble }) => {
        const unsent = findUnsent(trouble, answered)
        const wrong = unsent === null ? trouble : null
        const errors: Partial<Record<string, string>> = wrong?.fields ?? {}
        const isSaid = isChoiceSaid && trouble === answered && Object.keys(errors).length === 0
        return (
          <>
            {wrong && !isSaid && (
              <FormTrouble
                className="full"
                title={troubleWords.title}
                trouble={wrong}
                order={inquiryFields}
                prefix="ask"
              />
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
                  name="phone"
                  type="tel"
                  inputMode="tel"
                  autoComplete="tel"
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
            <Choice name="needed" legend={ask.when} options={neededWhen} words={ask.needed} chosen={values.needed} />
            <MessageField
              label={ask.message}
              optional={ask.optional}
              id="ask-message"
              help={ask.messageHelp}
              error={errors.message}
              value={values.message}
              className="full"
            />
            {list === 'unknown' && values.wait === 'yes' && (
              <>
                <input type="hidden" name="wait" value="yes" />
                <input type="hidden" name="audience" value={values.audience ?? ''} />
              </>
            )}
            {list && list !== 'unknown' && <Wait list={list} values={values} error={errors.audience} words={wait} />}
            <SendLink isWanted={answered === null || Boolean(values.link)} textsGoOut={textsGoOut} words={ask} />
            <Trap label={ask.trap} id="ask-more" />
            <NotSent unsent={unsent} words={troubleWords} phone={phone} />
            <div className="ask-send row full">
              <SendButton isPending={isPending} unsent={unsent} submit={ask.submit} words={troubleWords} />
              <p className="small quiet">
                {ask.noPromise} {ask.kept}
              </p>
            </div>
          </>
        )
      }}
    </Form>
  )
}

type SendLinkProps = { isWanted: boolean; textsGoOut: boolean; words: Pick<AskWords, 'link' | 'linkHelp'> }

/** Only for an answer by text or email: a call cannot carry the link, and only some servers send texts. */
function SendLink({ isWanted, textsGoOut, words }: SendLinkProps) {
  return (
    <label className={joinClassNames('checkline full by-link', !textsGoOut && 'by-email')}>
      <input type="checkbox" name="link" value={textsGoOut ? 'yes' : 'mail'} defaultChecked={isWanted} />
      <span>
        {words.link} <small className="quiet">{words.linkHelp}</small>
      </span>
    </label>
  )
}
