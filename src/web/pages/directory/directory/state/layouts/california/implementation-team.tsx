import type { SettingValue } from '#contract/directory/site.ts'
import { ContactLines } from '#web/parts/frame/contact-lines/contact-lines.tsx'
import { Card } from '#web/ui/text/card.tsx'

export function ImplementationTeam({ phone, email }: { phone: SettingValue; email: SettingValue }) {
  return (
    <Card as="section" id="implementation-team" className="stack" aria-labelledby="implementation-team-title">
      <h2 id="implementation-team-title" className="side-h">
        Implementation Team
      </h2>
      <p className="small">The people who bring the directory to California, phase by phase. Call or write to them.</p>
      <ContactLines phone={phone} email={email} />
    </Card>
  )
}
