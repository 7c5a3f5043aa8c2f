"""Notification routes: Web Push and e-mail for players who aren't connected."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from nomarch.server.http.identity import Visitor, network, service_of
from nomarch.server.http.parameters import ERRORS, Guest
from nomarch.server.live.push import Subscription
from nomarch.server.schemas import requests, responses
from nomarch.server.service import Service

__all__ = ["ONE_CLICK", "router"]

ONE_CLICK = "/api/alerts/stop/"  # mail programs post a form here, from anywhere (RFC 8058)
Token = Annotated[str, Path(pattern=r"^[0-9a-f]{32}-[0-9a-f]{32}$", description="From a letter's link.")]

router = APIRouter(prefix="/api", responses=ERRORS)


async def _ways(service: Service, guest: Visitor) -> dict[str, Any]:
    # An address belongs to a person; a subscription belongs to a browser.
    kept = {(alert.who, alert.kind): alert for alert in await service.hub.store.alerts([guest.who, guest.device])}
    mail = kept.get((guest.who, "mail"))
    return {
        "push_key": service.alerts.push.public_key,
        "push": (guest.device, "push") in kept,
        "offers_mail": service.alerts.offers_mail,
        "address": mail.target if mail else None,
        "confirmed": bool(mail and mail.confirmed),
    }


@router.get("/me/alerts", response_model=responses.AlertsAnswer)
async def see_alerts(request: Request, guest: Guest) -> dict[str, Any]:
    """Your notification settings, and what a browser needs to subscribe."""
    return await _ways(service_of(request), guest)


@router.post("/me/push", response_model=responses.AlertsAnswer)
async def start_push(request: Request, guest: Guest, asked: Subscription) -> dict[str, Any]:
    """Send notifications of your turns to this browser."""
    service = service_of(request)
    service.limits.take("alert", guest.network)
    await service.alerts.subscribe(guest.device, asked, guest.language)
    return await _ways(service, guest)


@router.delete("/me/push", response_model=responses.AlertsAnswer)
async def stop_push(request: Request, guest: Guest) -> dict[str, Any]:
    """Stop notifications to this browser."""
    service = service_of(request)
    await service.hub.store.drop_alerts(guest.device, "push")
    return await _ways(service, guest)


@router.post("/me/mail", response_model=responses.AlertsAnswer)
async def start_mail(request: Request, guest: Guest, asked: requests.MailRequest) -> dict[str, Any]:
    """Send e-mail when it is your turn. The address first gets a link to confirm."""
    service = service_of(request)
    service.limits.take("mail", guest.network)
    await service.alerts.write_to(
        guest.who, asked.address, guest.language, lambda address: service.limits.take("mail_to", address)
    )
    return await _ways(service, guest)


@router.delete("/me/mail", response_model=responses.AlertsAnswer)
async def stop_mail(request: Request, guest: Guest) -> dict[str, Any]:
    """Stop e-mail."""
    service = service_of(request)
    await service.hub.store.drop_alerts(guest.who, "mail")
    return await _ways(service, guest)


@router.post("/alerts/confirm/{token}", response_model=responses.AlertsDone)
async def confirm(request: Request, token: Token) -> dict[str, Any]:
    """Confirm an e-mail address, by the link that was sent to it."""
    service = service_of(request)
    service.limits.take("alert", network(request, service.settings.proxied))
    await service.alerts.confirm(token)
    return {"done": True}


@router.post("/alerts/stop/{token}", response_model=responses.AlertsDone)
async def stop(request: Request, token: Token) -> dict[str, Any]:
    """Unsubscribe an e-mail address, by the link in each e-mail. Mail programs may call this by themselves."""
    service = service_of(request)
    service.limits.take("alert", network(request, service.settings.proxied))
    await service.alerts.end(token)
    return {"done": True}
