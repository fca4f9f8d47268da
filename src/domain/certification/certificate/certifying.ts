export type CertificationLaw = 'required' | 'referrals' | 'money'

export type CertifierFacts = {
  affiliate: { name: string; website: string | null; phone: string | null; email: string | null } | null
  law: CertificationLaw | null
}
