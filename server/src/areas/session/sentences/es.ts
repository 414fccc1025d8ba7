/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'This account works in no company: ask an administrator.':
    'Esta cuenta no trabaja en ninguna empresa: diríjase a un administrador.',
  'Only the shell asks for an app’s token: neither apps nor programs do.':
    'Solo el shell pide el token de una aplicación: ni las aplicaciones ni los programas.',
  "{0} is not activated on the current user's account": '{0} no está activada en la cuenta del usuario actual',
  'This e-mail address and password do not go together: check both.':
    'Esta dirección de correo y esta contraseña no se corresponden: compruebe ambas.',
  'Too many tries to sign in from this address: come again in {0} s.':
    'Demasiados intentos de inicio de sesión desde esta dirección: vuelva en {0} s.',
  'This account is locked: ask an administrator of your company.':
    'Esta cuenta está bloqueada: diríjase a un administrador de su empresa.',
  'Too many wrong passwords: the account rests. Come again in {0} min.':
    'Demasiadas contraseñas incorrectas: la cuenta está en pausa. Vuelva en {0} min.',
}
