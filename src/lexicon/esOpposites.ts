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
  aparec desaparec, acelera ralentiza, acort alarg, propietari inquilin, arrendador arrendatari,
  apoy opon, apoy opus, apoy opuest, apoy contra, apoy critic, respald rechaz, respald opon, respald opus, respald critic,
  favor contra, favor abstuv, favor absten, favor abstencion, contra abstuv, defend critic, defiend critic, defend opus, elogi
  critic, encima debajo, arriba abajo, dentro fuera, anterior posterior, anteriormente posteriormente, temprano tarde,
  cerca lejos, cercan lejan, cierr abr, empiez termin, comienz termin, empez acab, empiez acab, comenz acab, comienz acab, inici
  acab, inicio fin, inicio final, comienzo fin, comienzo final, principio fin, principio final, continu interrump, continu
  suspend, mantien suspend, mantuv suspend, manten suspend, reanud suspend, reanud interrump, aceler fren, ampli reduc, ampli
  reduj, ampli reduzc, alt baj, caliente frí, calient enfrí, cálid frí, sec húmed, sec mojad, fácil difícil, fácilmente
  difícilmente, fuert débil, gruesa delgada, grueso delgado, anch estrech, profund superficial, pesad liger, sencill complej,
  simple complej, sencill complicad, simple complicad, segur peligros, limpi suci, ric pobr, ofert demand, acreedor
  deudor, present ausent, presencial telemátic, presencial virtual, incluy excluy, incluy exclu, individual colectiv, individual
  grupal, urban rural, diurn nocturn, parcial total, parcialmente totalmente, parcial complet, parcialmente completamente,
  direct indirect, directamente indirectamente, voluntari forzos, recomend desaconsej, aconsej desaconsej, recomend prohib,
  aconsej prohib, recomend desacons, permit desaconsej, cumpl incumpl, respet infring, éxito fracaso, logr fracas, positiv
  negativ, benefici perjudic, benefici dañ, favorable desfavorable, favorable contrari, ventaja inconveniente, ventaja
  desventaja, mejor empeor, mejora deterioro, fortalec debilit, reforz debilit, refuerz debilit, simplific complic, acerc alej,
  uni separ, conocid desconocid, dulc amarg, crud cocid, fij variable, ordinari extraordinari, encarec abarat, sum rest,
  acert equivoc, ausencia presencia, acuerdo desacuerdo, satisfech insatisfech, content descontent, optimist pesimist, retir
  aport, retir ingres, acept declin, aprob suspend, vertical horizontal, delant detrás, previ posterior, vendedor comprador,
  cargar descargar, carga descarga, llegada salida, llegada partida, atenu agrav, alivi agrav, sub baj,
  suficientemente insuficientemente, adecuad inadecuad, frecuente infrecuente, frecuentemente raramente, corrient continu`);
