/** Longest path and longest text that the shell takes from an app, in characters. */
export const MAX_PATH_CHARACTERS = 2048
export const MAX_TEXT_CHARACTERS = 500

/** Longest list of commands or keys that the shell takes from an app. */
export const MAX_LIST_ENTRIES = 50

/** Longest words of a dialog that an app asks for, in characters; most fields of a form, and most choices of a field. */
export const MAX_TITLE_CHARACTERS = 120
export const MAX_BUTTON_CHARACTERS = 30
export const MAX_FIELDS = 6
export const MAX_CHOICES = 50
