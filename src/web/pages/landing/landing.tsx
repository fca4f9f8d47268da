import type { SiteSettings } from '#contract/live/site-settings.ts'
import type { DirectoryStats } from '#contract/residence/residences.ts'
import type { StateDirectoryRecord } from '#domain/states/state-directory.ts'
import { SoFar } from '#web/parts/figures/so-far.tsx'
import { WhichNumber } from '#web/parts/figures/which-number.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { AboutSection } from './about-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { DirectorySection } from './directory-section.tsx'
import { Hero } from './hero.tsx'
import type { LandingText, ShownQuarter } from './landing-text.ts'
import { OperatorsSection } from './operators-section.tsx'
import { VisionSection } from './vision-section.tsx'

export type LandingProps = {
  text: LandingText
  quarters: readonly ShownQuarter[]
  records: readonly StateDirectoryRecord[]
  site: SiteSettings
  stats: DirectoryStats | null
  notice: string | null
}

/** The footer's quick links scroll to the sections by their ids. */
export function Landing({ text, quarters, records, site, stats, notice }: LandingProps) {
  return (
    <>
      {notice && (
        <div className="wrap mt-4">
          <Notice tone="success" title={notice} announced />
        </div>
      )}
      <Hero text={text.hero} street={text.street} stats={stats} sampleData={site.sampleData} />
      <SoFar text={text.soFar} explained>
        <WhichNumber text={text.whichNumber} />
      </SoFar>
      <AboutSection text={text.about} />
      <DirectorySection text={text.directory} records={records} />
      <VisionSection text={text.vision} quarters={quarters} />
      <OperatorsSection text={text.operators} />
      <ContactSection text={text.contact} site={site} />
    </>
  )
}
