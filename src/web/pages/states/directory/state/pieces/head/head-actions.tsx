import { buildTelAddress } from '#domain/inquiries/tel-address.ts'
import type { StateDirectoryRecord } from '#domain/states/state-directory.ts'
import type { StateContact } from '#domain/states/state-profile.ts'
import { ShareButton } from '#web/pages/states/directory/share/share-button.tsx'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type HeadActionsProps = {
  record: Pick<StateDirectoryRecord, 'name' | 'code' | 'slug'>
  contact: Pick<StateContact, 'phone' | 'email' | 'website'>
  /** The site's origin: a link shared by text message must be a whole address. */
  baseUrl: string
}

export function HeadActions({ record, contact, baseUrl }: HeadActionsProps) {
  return (
    <>
      <FirstStep code={record.code} contact={contact} />
      <KeepActions name={record.name} slug={record.slug} baseUrl={baseUrl} />
    </>
  )
}

type KeepActionsProps = { name: string; slug: string; baseUrl: string }

export function KeepActions({ name, slug, baseUrl }: KeepActionsProps) {
  const message = `Recovery residences in ${name}: ${baseUrl}/directory/${slug}`
  return (
    <>
      <SaveState slug={slug} name={name} />
      <ButtonLink small icon="message" to={`sms:?&body=${encodeURIComponent(message)}`}>
        Share by text
      </ButtonLink>
      <ShareButton address={`/directory/${slug}`} />
      <Button small icon="print" className="needs-script" data-print="">
        Print
      </Button>
    </>
  )
}

function FirstStep({ code, contact }: { code: string; contact: HeadActionsProps['contact'] }) {
  const { phone, email, website } = contact
  if (phone) {
    return (
      <ButtonLink variant="primary" icon="phone" to={buildTelAddress(phone)}>
        Call the affiliate
      </ButtonLink>
    )
  }
  if (email) {
    return (
      <ButtonLink variant="primary" icon="mail" to={`mailto:${email}`}>
        Write to the affiliate
      </ButtonLink>
    )
  }
  if (website) {
    return (
      <ButtonLink variant="primary" to={website} newTab>
        Reach the affiliate
      </ButtonLink>
    )
  }
  return (
    <ButtonLink variant="primary" icon="message" to={`/contact?topic=affiliate&state=${code}#send`}>
      Ask us about this state
    </ButtonLink>
  )
}

/** Saved on this device only (web/browser/device/saved-states.ts). The label says what the next press does. */
function SaveState({ slug, name }: { slug: string; name: string }) {
  return (
    <Button small className="needs-script save-state" data-save-state={slug}>
      <span>
        <Icon name="heart" />
        <span>Save</span>
        <VisuallyHidden> {name} on this device</VisuallyHidden>
      </span>
      <span hidden>
        <Icon name="check" />
        <span>Saved</span>
        <VisuallyHidden> {name} on this device. Press to remove it</VisuallyHidden>
      </span>
    </Button>
  )
}
