declare module 'latex-utensils/out/src/latex/latex_parser.js' {
  export * from 'latex-utensils/out/types/src/latex/latex_parser';
}
