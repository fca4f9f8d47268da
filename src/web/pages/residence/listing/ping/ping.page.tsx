import { type PingWords, waitingEn } from '#content/waiting/waiting.en.ts'
import { waitingEs } from '#content/waiting/waiting.es.ts'
import type { AskedPing } from '#contract/waiting/waiting.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { buildSeekerPath, type Language } from '#domain/language/language.ts'
import { loadPrivate, type PrivateAnswer } from '#web/plumbing/api/load-private.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { describePrivate } from '#web/plumbing/head/page-head.ts'
import { definePage, type PageProps } from '#web/plumbing/page.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'
import { actOnPing } from './ping-act.query.ts'
import '#web/pages/residence/listing/residence.css'

type PingAnswer = PrivateAnswer<AskedPing> | { kind: 'deleted' }

const words: Record<Language, PingWords> = { en: waitingEn, es: waitingEs }

const deleted = 'deleted'

/** Opening the page answers nothing, and a yes can be changed to a no. */
export default definePage<PingAnswer>({
  load({ params: { secret = '' }, fetch }) {
    if (secret === deleted) return { kind: 'deleted' }
    return loadPrivate(callApi('GET /api/waiting/pings/:secret', { params: { secret } }, { fetch }))
  },
  head: ({ visit: { language } }) => describePrivate(words[language].head),
  act: actOnPing,
  show: PingPage,
})

function PingPage({ data: asked, visit: { language, path } }: PageProps<PingAnswer>) {
  const own = words[language]
  const text = chooseText(asked, own)
  if (asked.kind === 'asked' && asked.found.answer === null) {
    return <Question ping={asked.found} action={path} words={own} />
  }
  return (
    <section className="wrap section stack gap-5" aria-labelledby="said">
      <h1 id="said">{text.title}</h1>
      <p className="lead">{text.text}</p>
      {asked.kind === 'asked' && asked.found.answer === 'yes' && <SayNo action={path} words={own} />}
      {asked.kind === 'asked' ? (
        <ButtonLink to={buildTelAddress(asked.found.residence.phone)} icon="phone">
          {own.call(formatPhone(asked.found.residence.phone))}
        </ButtonLink>
      ) : (
        <ButtonLink to={buildSeekerPath('search', language)} variant="primary" icon="search">
          {own.search}
        </ButtonLink>
      )}
    </section>
  )
}

function chooseText(asked: PingAnswer, own: PingWords) {
  if (asked.kind === 'asked') return asked.found.answer === 'yes' ? own.kept : own.left
  return asked.kind === 'failed' ? { title: own.head.title, text: own.failed } : own[asked.kind]
}

function SayNo({ action, words: own }: { action: string; words: PingWords }) {
  return (
    <div className="stack gap-3">
      <p className="measure">{own.kept.change}</p>
      <Form action={action} hidden={{ act: 'no' }}>
        <Button type="submit">{own.no}</Button>
      </Form>
    </div>
  )
}

function Question({ ping, action, words: own }: { ping: AskedPing; action: string; words: PingWords }) {
  const { residence, place } = ping
  return (
    <div className="wrap section stack gap-6">
      <section className="stack gap-4" aria-labelledby="ask">
        <h1 id="ask">{own.ask(residence.name)}</h1>
        {place !== null && <p className="lead">{own.place(place)}</p>}
        <div className="row">
          <Form action={action} hidden={{ act: 'yes' }}>
            <Button type="submit" variant="primary" icon="check">
              {own.yes}
            </Button>
          </Form>
          <Form action={action} hidden={{ act: 'no' }}>
            <Button type="submit">{own.no}</Button>
          </Form>
          <ButtonLink to={buildTelAddress(residence.phone)} variant="text" icon="phone">
            {own.call(formatPhone(residence.phone))}
          </ButtonLink>
        </div>
      </section>
      <TitledSection titleId="delete" title={own.remove.title} titleClass="t-name mb-2" className="stack gap-3">
        <p className="measure">{own.remove.text}</p>
        <Form action={action} hidden={{ act: 'delete' }}>
          <Button type="submit" variant="danger">
            {own.remove.submit}
          </Button>
        </Form>
      </TitledSection>
    </div>
  )
}
