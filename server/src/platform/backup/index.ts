export { BackupDamaged, type Header, type Summary } from './format.ts'
export { checkBackup, NotEmpty, restoreBackup } from './restore.ts'
export { writeBackup } from './write.ts'
