import type { StateWords } from '#content/states/directory/directory-pages.ts'
import { buildTelAddress } from '#domain/inquiries/tel-address.ts'
import type { StateDirectoryRecord } from '#domain/states/state-directory.ts'
import type { StateContact } from '#domain/states/state-profile.ts'
import { ShareButton } from '#web/pages/states/directory/share/share-button.tsx'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type TopWords = StateWords['top']

type HeadActionsProps = {
  words: TopWords
  record: Pick<StateDirectoryRecord, 'name' | 'code' | 'slug'>
  contact: Pick<StateContact, 'phone' | 'email' | 'website'>
  /** The site's origin: a link shared by text message must be a whole address. */
  baseUrl: string
}

export function HeadActions({ words, record, contact, baseUrl }: HeadActionsProps) {
  return (
    <>
      <FirstStep words={words.first} code={record.code} contact={contact} />
      <KeepActions words={words} name={record.name} slug={record.slug} baseUrl={baseUrl} />
    </>
  )
}

type KeepActionsProps = { words: TopWords; name: string; slug: string; baseUrl: string }

export function KeepActions({ words, name, slug, baseUrl }: KeepActionsProps) {
  const message = words.message(name, `${baseUrl}/directory/${slug}`)
  return (
    <>
      <SaveState words={words} slug={slug} name={name} />
      <ButtonLink small icon="message" to={`sms:?&body=${encodeURIComponent(message)}`}>
        {words.share}
      </ButtonLink>
      <ShareButton words={words.link} address={`/directory/${slug}`} />
      <Button small icon="print" className="needs-script" data-print="">
        {words.print}
      </Button>
    </>
  )
}

type FirstStepProps = { words: TopWords['first']; code: string; contact: HeadActionsProps['contact'] }

function FirstStep({ words, code, contact }: FirstStepProps) {
  const { phone, email, website } = contact
  if (phone) {
    return (
      <ButtonLink variant="primary" icon="phone" to={buildTelAddress(phone)}>
        {words.phone}
      </ButtonLink>
    )
  }
  if (email) {
    return (
      <ButtonLink variant="primary" icon="mail" to={`mailto:${email}`}>
        {words.email}
      </ButtonLink>
    )
  }
  if (website) {
    return (
      <ButtonLink variant="primary" to={website} newTab>
        {words.website}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink variant="primary" icon="message" to={`/contact?topic=affiliate&state=${code}#send`}>
      {words.none}
    </ButtonLink>
  )
}

/** Saved on this device only (web/browser/device/saved-states.ts). The label says what the next press does. */
function SaveState({ words, slug, name }: Omit<KeepActionsProps, 'baseUrl'>) {
  return (
    <Button small className="needs-script save-state" data-save-state={slug}>
      <span>
        <Icon name="heart" />
        <span>{words.save}</span>
        <VisuallyHidden>{words.onDevice(name)}</VisuallyHidden>
      </span>
      <span hidden>
        <Icon name="check" />
        <span>{words.saved}</span>
        <VisuallyHidden>{words.onDevice(name) + words.remove}</VisuallyHidden>
      </span>
    </Button>
  )
}
