import { signInWithPasskey } from './sign-in.query.ts'
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx'

export type SignInProps = Omit<SignInFormProps, 'byPasskey'>

export default function SignIn(props: SignInProps) {
  return <SignInForm {...props} byPasskey={(returnTo) => signInWithPasskey(returnTo, props.words.passkey)} />
}
