import { ButtonLink } from '#web/ui/action/button.tsx'
import { Block } from '#web/ui/marks/block.tsx'

export function Activation({ name, code }: { name: string; code: string }) {
  return (
    <section id="activation" className="activation row gap-5 pad-5" aria-labelledby="activation-title">
      <Block patches={['plan', 'plan', 'plan', 'plan']} size={96} />
      <div className="stack grow-18">
        <h2 id="activation-title">Directory Coming Soon</h2>
        <p className="measure">
          {name} opens its directory phase by phase. What you see above is the list as it stands today. If you run or
          certify houses here, ask for your place in it.
        </p>
        <ButtonLink variant="primary" to={`/contact?topic=activation&state=${code}#send`}>
          Request Your State Directory Activation Today!
        </ButtonLink>
      </div>
    </section>
  )
}
