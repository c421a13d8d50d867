import { wordPairs } from './lists.ts';

/** Spanish words that exclude each other, without the endings that inflection gives them where it is regular. */
export const spanishOpposites =
  wordPairs(`aprob rechaz, acept rechaz, acept rehus, admit rechaz, admitid excluid,
  autoriz prohib, autoriz deneg, permit prohib, permit impid, conced deneg, activ desactiv, habilit deshabilit, encend apag,
  enciend apag, conect desconect, bloque desbloque, instal desinstal, cifr descifr, máxim mínim, mayor menor, mejor peor,
  superior inferior, abiert cerrad, abr cerr, gratuit pago, gratuit pagad, gratis pago, obligatori opcional, obligatori
  voluntari, obligatori facultativ, públic privad, intern extern, interior exterior, primer últim, primero último, siempre
  nunca, gan perd, ganador perdedor, compr vend, comprador vendedor, entrad salid, posible imposible, norte sur, izquierd
  derech, nuev antigu, viej nuev, viej joven, temporal permanente, provisional definitiv, automátic manual,
  automáticamente manualmente, inclu exclu, incluid excluid, incluid exceptuad, mayoría minoría, beneficio pérdida, ganancia
  pérdida, superávit déficit, ingreso gasto, construy destruy, contrat despid, empez termin, comenz termin, comenz finaliz,
  inici finaliz, confirm desmint, confirm desmient, apoy rechaz, apoyo oposición, aplaz cancel, aplaz adelant, pospus
  cancel, adelant retras, unanimidad contra, unanimidad abstencion, unanimidad abstención, legal ilegal, vací llen, rápid
  lent, car barat, larg cort, grande pequeñ, culpable inocente, verdader fals, suficiente insuficiente, complet incomplet,
  visible ocult, viv muert, nacional extranjer, import export, verano invierno, ascend descend, añad elimin, añad quit,
  aparec desaparec, acelera ralentiza, acort alarg, propietari inquilin, arrendador arrendatari`);
