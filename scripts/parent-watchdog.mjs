// Stops this process in good order when the one that started it is gone, instead of living on unseen.
const parent = process.ppid
const check = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(check)
  process.kill(process.pid, 'SIGTERM')
}, 100)
check.unref()
