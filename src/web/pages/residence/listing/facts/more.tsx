import type { ReactNode } from 'react'
import type { ResidenceWords } from '#content/residence/residence.en.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'

type MoreProps = {
  ways: ReactNode
  words: ResidenceWords['more']
  correction: ReactNode
  isCorrecting: boolean
  reportPath: string
  grievancePath: string
}

export function More({ ways, words, correction, isCorrecting, reportPath, grievancePath }: MoreProps) {
  return (
    <section className="no-print" aria-label={words.title}>
      <div className="folds">
        <Disclosure summary={words.send} id="send">
          {ways}
          <p className="small quiet mt-3">{words.sends}</p>
        </Disclosure>
        <Disclosure summary={words.correct} id="fix" {...(isCorrecting && { open: true })}>
          {correction}
        </Disclosure>
      </div>
      <p className="row gap-4 mt-4">
        <Button icon="print" small className="needs-script" data-print="">
          {words.print}
        </Button>
        <SiteLink className="tap small" to={reportPath} rel="nofollow">
          {words.report}
        </SiteLink>
        <SiteLink className="tap small" to={grievancePath} rel="nofollow">
          {words.grievance}
        </SiteLink>
      </p>
    </section>
  )
}

type SendWaysProps = { message: string; words: ResidenceWords['more'] }

export function SendWays({ message, words }: SendWaysProps) {
  const body = encodeURIComponent(message)
  return (
    <div className="row">
      <ButtonLink to={`sms:?&body=${body}`} icon="message" small>
        {words.sendText}
      </ButtonLink>
      <ButtonLink to={`mailto:?subject=${encodeURIComponent(words.subject)}&body=${body}`} icon="mail" small>
        {words.sendMail}
      </ButtonLink>
    </div>
  )
}
