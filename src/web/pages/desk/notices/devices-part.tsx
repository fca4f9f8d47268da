import type { NoticesWords } from '#content/desk/notices.ts'
import type { PushDevice, PushSettings } from '#contract/mail/push-devices.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { usePush } from './use-push.query.ts'

type DevicesPartProps = {
  push: NonNullable<PushSettings>
  words: NoticesWords['devices']
}

/** Alerts on a device come beside emails and texts. They are turned on where they are to come. */
export function DevicesPart({ push, words }: DevicesPartProps) {
  const { here, endpoint, isPending, trouble, turnOn } = usePush(push, words.failed)
  return (
    <section className="stack stack-fill gap-3 w-40 pad-y-4 line-above" aria-labelledby="devices">
      <h2 id="devices" className="t-name">
        {words.title}
      </h2>
      <p className="small ink-2">{words.lead}</p>
      <p className="without-script small">{words.withoutScript}</p>
      {trouble !== null && <Notice tone="danger" announced title={trouble} />}
      {here === 'denied' && (
        <Notice announced title={words.denied.title}>
          <p>{words.denied.text}</p>
        </Notice>
      )}
      {here === 'unsupported' && (
        <Notice title={words.unsupported.title}>
          <p>{words.unsupported.text}</p>
        </Notice>
      )}
      {here === 'off' && (
        <p className="needs-script">
          <Button icon="bell" onClick={() => void turnOn()} aria-disabled={isPending}>
            {isPending ? words.turningOn : words.turnOn}
          </Button>
        </p>
      )}
      {push.devices.length > 0 && (
        <ul className="ruled line-above line-below">
          {push.devices.map((device) => (
            <li key={device.id}>
              <Device device={device} isHere={device.endpoint === endpoint} words={words} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type DeviceProps = Omit<DevicesPartProps, 'push'> & { device: PushDevice; isHere: boolean }

function Device({ device: { id, device, addedAt, reachedAt }, isHere, words }: DeviceProps) {
  const form = { hidden: { device: id }, didNotWork: words.didNotWork, about: device }
  return (
    <div className="row between gap-3 pad-y-2">
      <span className="grid gap-0 break">
        <b>{isHere ? words.this(device) : device}</b>
        <span className="small ink-2">
          {words.since} <Moment at={addedAt} />
          {reachedAt !== null && (
            <>
              . {words.reached} <Moment at={reachedAt} />
            </>
          )}
        </span>
      </span>
      <span className="row gap-2">
        <ActButton {...form} act="test" said={words.tested} label={words.test} small />
        <ActButton {...form} act="remove" said={words.removed} label={words.remove} variant="text" small />
      </span>
    </div>
  )
}
