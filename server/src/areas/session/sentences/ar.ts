/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'This account works in no company: ask an administrator.': 'لا يعمل هذا الحساب في أي شركة: اسأل مسؤولًا.',
  'Only the shell asks for an app’s token: neither apps nor programs do.':
    'لا يطلب رمز تطبيق إلا الواجهة: لا التطبيقات ولا البرامج.',
  "{0} is not activated on the current user's account": '{0} غير مفعّل في حساب المستخدم الحالي',
  'This e-mail address and password do not go together: check both.':
    'عنوان البريد الإلكتروني وكلمة المرور لا يتطابقان: تحقق من كليهما.',
  'Too many tries to sign in from this address: come again in {0} s.':
    'محاولات دخول كثيرة من هذا العنوان: عد بعد {0} ث.',
  'This account is locked: ask an administrator of your company.': 'هذا الحساب مقفل: اسأل مسؤولًا في شركتك.',
  'Too many wrong passwords: the account rests. Come again in {0} min.':
    'كلمات مرور خاطئة كثيرة: الحساب موقوف مؤقتًا. عد بعد {0} د.',
}
