/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'This account works in no company: ask an administrator.':
    'Dieses Konto arbeitet in keinem Unternehmen: Wenden Sie sich an die Administration.',
  'Only the shell asks for an app’s token: neither apps nor programs do.':
    'Nur die Shell fragt nach dem Token einer App: weder Apps noch Programme tun das.',
  "{0} is not activated on the current user's account": '{0} ist für das Konto der angemeldeten Person nicht aktiviert',
  'This e-mail address and password do not go together: check both.':
    'Diese E-Mail-Adresse und dieses Passwort gehören nicht zusammen: Prüfen Sie beide.',
  'Too many tries to sign in from this address: come again in {0} s.':
    'Zu viele Anmeldeversuche von dieser Adresse: Kommen Sie in {0} s wieder.',
  'This account is locked: ask an administrator of your company.':
    'Dieses Konto ist gesperrt: Wenden Sie sich an die Administration Ihres Unternehmens.',
  'Too many wrong passwords: the account rests. Come again in {0} min.':
    'Zu viele falsche Passwörter: Das Konto ruht. Kommen Sie in {0} min wieder.',
}
