// Loaded into a child of runtime.mjs: should the parent be killed, the child stops in good order instead of living on.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
