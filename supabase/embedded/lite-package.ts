// Importing @supabase/lite replaces process.emitWarning by one that throws for warnings which are errors, as Node's own are.
const emitWarning = process.emitWarning.bind(process);
const [lite, litePostgres] = await Promise.all([import('@supabase/lite'), import('@supabase/lite/postgres')]);
process.emitWarning = emitWarning;

export const { App, getAuthSchemaSql, getStorageSchemaSql, setExperimental } = lite;
export const { createPostgresConnection } = litePostgres;
