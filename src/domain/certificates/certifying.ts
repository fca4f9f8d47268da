/** What state law ties to certification: running a residence at all, being referred to, or getting state money. */
export type CertificationLaw = 'required' | 'referrals' | 'money'

/** Who certifies in a state, with what it publishes of itself, and what the law there says. */
export type Certifying = {
  affiliate: { name: string; website: string | null; phone: string | null; email: string | null } | null
  law: CertificationLaw | null
}
