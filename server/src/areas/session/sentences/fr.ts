/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'This account works in no company: ask an administrator.':
    'Ce compte ne travaille dans aucune entreprise : adressez-vous à un administrateur.',
  'Only the shell asks for an app’s token: neither apps nor programs do.':
    'Seul le shell demande le jeton d’une application : ni les applications ni les programmes.',
  "{0} is not activated on the current user's account": '{0} n’est pas activée sur le compte de l’utilisateur actuel',
  'This e-mail address and password do not go together: check both.':
    'Cette adresse e-mail et ce mot de passe ne vont pas ensemble : vérifiez les deux.',
  'Too many tries to sign in from this address: come again in {0} s.':
    'Trop de tentatives de connexion depuis cette adresse : revenez dans {0} s.',
  'This account is locked: ask an administrator of your company.':
    'Ce compte est bloqué : adressez-vous à un administrateur de votre entreprise.',
  'Too many wrong passwords: the account rests. Come again in {0} min.':
    'Trop de mots de passe erronés : le compte est en pause. Revenez dans {0} min.',
}
