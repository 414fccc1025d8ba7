import type { Messages } from './en.ts'

export const ar: Messages = {
  whole: 'المستند كاملًا',
  line: 'البند {line}',
  findings: {
    UNKNOWN_LINE: { message: 'لا يوجد في المستند البند {line}.', fix: 'أزل رموزه.' },
    UNKNOWN_CODE: { message: '{place}: {code} ليس في القائمة {list}.', fix: 'اختر رمزًا من القائمة.' },
    OUT_OF_USE: { message: '{place}: لم يعد {code} من القائمة {list} مستخدمًا.', fix: 'اختر رمزًا آخر.' },
    STILL_CARRIED: {
      message: '{place}: لم يعد {code} من القائمة {list} مستخدمًا منذ أن أُعطي.',
      fix: 'يمكن أن يبقى، أو اختر رمزًا آخر.',
    },
    NOT_TOGETHER: { message: '{place}: لا يتوافق {code} مع {otherCode}.', fix: 'غيّر أحدهما.' },
    WRONG_PLACE: {
      message: '{place}: القائمة {list} للمستند كاملًا وليست لبند.',
      fix: 'أعط رمزها للمستند كاملًا.',
    },
    NO_SHARE: {
      message: '{place}: ليس للجزء {part} مبلغ ولا نسبة مئوية.',
      fix: 'حدد مقداره أو احذفه.',
    },
    TOO_LITTLE: {
      message: '{place}: مجموع الأجزاء {sum} من {whole}. ينقص {rest}.',
      fix: 'زد أحد الأجزاء بمقدار {rest} أو أضف جزءًا.',
    },
    TOO_MUCH: {
      message: '{place}: مجموع الأجزاء {sum} من {whole}. وهو يزيد بمقدار {rest}.',
      fix: 'انقص أحد الأجزاء بمقدار {rest}.',
    },
  },
}
