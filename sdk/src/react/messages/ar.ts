import type { SdkMessages } from './en-US.ts'

export const ar: SdkMessages = {
  'error.title': 'تعذر ذلك',
  'error.offline': 'تعذر الوصول إلى الخادم. لم يضع شيء: أعد المحاولة عند عودة الاتصال.',
  'error.again': 'إعادة المحاولة',
}
