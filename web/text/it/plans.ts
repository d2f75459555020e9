/** Piani: ciò che si decide prima di essere interpellati. */
export const plans = {
  title: 'Decidi in anticipo',
  lead: 'Resta segreto e si gioca da solo quando tocca a te. Se cambia qualcosa che conta, il piano si annulla e decidi tu.',
  acted: (plan: string) => `Piano eseguito: ${plan}.`,
  surprise: (plan: string) => `Piano annullato, è successo qualcosa di imprevisto: ${plan}.`,
};
