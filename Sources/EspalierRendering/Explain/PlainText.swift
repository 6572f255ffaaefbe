import EspalierSupport

typealias PlainText = EspalierSupport.PlainText
